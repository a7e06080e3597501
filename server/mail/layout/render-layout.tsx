import type { ReactNode } from "react";
import { render } from "react-email";
import {
  ButtonBlock,
  HeadingBlock,
  LinkBlock,
  LinkOfRow,
  PointOfBlock,
  PointsBlock,
  RowOfBlock,
  RowsBlock,
  StrongBlock,
  TextBlock,
} from "./blocks";
import { MailDocument } from "./document";

/** Renders the layout and each kind of block once, with `{{name}}` in place of what a mail fills in. */
export async function renderLayout(): Promise<Record<string, string>> {
  return {
    document: await html(
      <MailDocument
        lang="{{lang}}"
        subject="{{subject}}"
        preview="{{preview}}"
        product="{{product}}"
        heading="{{heading}}"
        content="{{content}}"
        footer="{{footer}}"
      />,
    ),
    text: await part(<TextBlock text="{{text}}" />),
    strong: await part(<StrongBlock text="{{text}}" />),
    heading: await part(<HeadingBlock text="{{text}}" />),
    rows: await part(<RowsBlock rows="{{rows}}" />),
    row: await part(<RowOfBlock label="{{label}}" value="{{value}}" />),
    rowLink: await part(<LinkOfRow href="{{href}}" label="{{label}}" />),
    points: await part(<PointsBlock points="{{points}}" />),
    point: await part(<PointOfBlock text="{{text}}" />),
    button: await part(<ButtonBlock href="{{href}}" label="{{label}}" />),
    link: await part(<LinkBlock href="{{href}}" label="{{label}}" />),
  };
}

async function part(block: ReactNode): Promise<string> {
  return (await html(block)).replace(/^<!DOCTYPE[^>]*>/, "");
}

/** Without React's own comments; those for Outlook stay. */
async function html(element: ReactNode): Promise<string> {
  return (await render(element)).replace(/<!--(\/?\$|html|head|body)-->/g, "");
}
