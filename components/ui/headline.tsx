import { Tick } from "./icon";

/** A heading's text: each sentence has lines of its own. `ticked`: a tick follows on the line of the last word. */
export function Headline({ text, ticked = false }: { text: string; ticked?: boolean }) {
  const sentences = sentencesOf(text);
  return sentences.map((sentence, at) => (
    <span key={sentence} className="block">
      {ticked && at === sentences.length - 1 ? <Ticked text={sentence} /> : sentence}
    </span>
  ));
}

/** Each with the space after it. */
export function sentencesOf(text: string): readonly string[] {
  return text.split(/(?<=[.?!] )/);
}

function Ticked({ text }: { text: string }) {
  const lastWord = text.lastIndexOf(" ") + 1;
  return (
    <>
      {text.slice(0, lastWord)}
      <span className="whitespace-nowrap max-[12rem]:whitespace-normal">
        {text.slice(lastWord)}
        <Tick className="ms-[0.12em] -mt-[0.1em] -mb-[0.06em] inline-block size-[0.82em] align-baseline" />
      </span>
    </>
  );
}
