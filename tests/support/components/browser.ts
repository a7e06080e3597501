import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";

// As long as a browser test waits, so that a busy machine does not fail a test.
configure({ asyncUtilTimeout: 10_000 });

// happy-dom does not have this function, since it has no layout.
Element.prototype.scrollIntoView = () => {};

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});
