import { words } from "@/messages/words";
import "./globals.css";

export default function NotFoundPage() {
  return (
    <html lang="en-GB">
      <body>
        <h1>{words("en-GB", "common")("notFound")}</h1>
      </body>
    </html>
  );
}
