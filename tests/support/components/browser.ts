import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";

// As long as a browser test waits: a busy machine is no failure.
configure({ asyncUtilTimeout: 10_000 });

// happy-dom lays nothing out, so it has nothing to scroll.
Element.prototype.scrollIntoView = () => {};

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});
