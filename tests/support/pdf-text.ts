import { inflateSync } from "node:zlib";

/** The texts of each page of a PDF that PDFKit made, in the order in which they are drawn. */
export function pdfTexts(file: Uint8Array): string[][] {
  return pdfPages(file).map(({ texts }) => texts);
}

/** The whole text of a PDF that PDFKit made, in one line. */
export function pdfProse(file: Uint8Array): string {
  return pdfTexts(file).flat().join(" ").replace(/\s+/g, " ");
}

/** Each page of a PDF that PDFKit made: its texts, and the operators that draw it. */
export function pdfPages(file: Uint8Array): { texts: string[]; content: string }[] {
  const objects = objectsOf(Buffer.from(file).toString("latin1"));
  return [...objects.values()]
    .filter(({ head }) => /\/Type \/Page\n/.test(head))
    .map(({ head }) => {
      const fonts = fontsOf(object(head, /\/Resources (\d+) 0 R/).head);
      const content = object(head, /\/Contents (\d+) 0 R/).stream;
      const texts = [...content.matchAll(/BT\n.*?\/(F\d+) [\d.]+ Tf\n(.*?)ET/gs)].map(
        ([, font = "", shown = ""]) =>
          [...shown.matchAll(/<([0-9a-f]+)>/g)]
            .flatMap(([, hex = ""]) => hex.match(/.{4}/g) ?? [])
            .map((glyph) => fonts.get(font)?.[Number.parseInt(glyph, 16)] ?? "")
            .join(""),
      );
      return { texts, content };
    });

  function fontsOf(resources: string): Map<string, string[]> {
    return new Map(
      [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = "", id = ""]) => {
        const map = object(objects.get(id)?.head ?? "", /\/ToUnicode (\d+) 0 R/).stream;
        const listed = /\[(<.*?>)\]/.exec(map)?.[1] ?? "";
        const letters = [...listed.matchAll(/<([0-9a-f ]+)>/g)].map(([, codes = ""]) =>
          String.fromCharCode(...codes.split(" ").map((code) => Number.parseInt(code, 16))),
        );
        return [name, letters];
      }),
    );
  }

  function object(head: string, reference: RegExp): PdfObject {
    const found = objects.get(reference.exec(head)?.[1] ?? "");
    if (!found) throw new Error(`The PDF has no object for ${reference}.`);
    return found;
  }
}

type PdfObject = { readonly head: string; readonly stream: string };

function objectsOf(text: string): Map<string, PdfObject> {
  return new Map(
    [...text.matchAll(/(\d+) 0 obj\n(.*?)\nendobj/gs)].map(([, id = "", body = ""]) => {
      const [head = "", ...data] = body.split("stream\n");
      const packed = Buffer.from(data.join("stream\n").replace(/\nend$/, ""), "latin1");
      const isText = /\/FlateDecode/.test(head) && !/\/Length1|\/Subtype/.test(head);
      return [id, { head: `${head}\n`, stream: isText ? inflateSync(packed).toString("latin1") : "" }];
    }),
  );
}
