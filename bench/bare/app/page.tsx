import { save } from "./save";

export const metadata = { title: "A form", description: "A form of one field." };
export const dynamic = "force-dynamic";

export default function Page() {
  return (
    <main>
      <form id="step" action={save}>
        <label>
          Business name <input name="businessName" required />
        </label>
        <button type="submit">Continue</button>
      </form>
    </main>
  );
}
