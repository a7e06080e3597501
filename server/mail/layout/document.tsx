import { Body, Container, Head, Heading, Html, Preview, Section, Text } from "react-email";
import { styleSheet, styles } from "./styles";

type Props = {
  lang: string;
  subject: string;
  preview: string;
  product: string;
  heading: string;
  content: string;
  footer: string;
};

/** The one layout of all mails. */
export function MailDocument({ lang, subject, preview, product, heading, content, footer }: Props) {
  return (
    <Html lang={lang}>
      <Head>
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{subject}</title>
        <style>{styleSheet}</style>
      </Head>
      <Body lang={lang} style={styles.body}>
        <Preview useTitleTag={false}>{preview}</Preview>
        <Section className="page" style={styles.page}>
          <Container className="sheet" style={styles.sheet}>
            <Section style={styles.inside} tdClassName="inside">
              <Text className="ink" style={styles.name}>
                {product}
              </Text>
              <Heading className="ink" style={styles.title}>
                {heading}
              </Heading>
              {content}
            </Section>
            <Section className="foot" style={styles.footer}>
              <Text className="foot-text" style={styles.footerText}>
                {footer}
              </Text>
            </Section>
          </Container>
        </Section>
      </Body>
    </Html>
  );
}
