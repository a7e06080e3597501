const known =
  "gmail.com googlemail.com ymail.com mail.com email.com yahoo.com yahoo.co.uk yahoo.ca hotmail.com hotmail.co.uk hotmail.ca outlook.com live.com live.co.uk live.ca icloud.com me.com mac.com aol.com msn.com btinternet.com sky.com virginmedia.com talktalk.net ntlworld.com comcast.net verizon.net att.net sbcglobal.net bellsouth.net shaw.ca rogers.com sympatico.ca bell.net telus.net protonmail.com proton.me".split(
    " ",
  );

/** The shortest domain that is suggested: shorter ones are one typo away from too many real domains. */
const fewest = 9;

/** The well-known domain that differs by one typo; null if there is none or the domain is itself well known. */
export function domainMeant(typed: string): string | null {
  const domain = typed.toLowerCase();
  if (known.includes(domain)) return null;
  return known.find((one) => one.length >= fewest && isOneSlip(domain, one)) ?? null;
}

function isOneSlip(typed: string, meant: string): boolean {
  let same = 0;
  while (same < typed.length && typed[same] === meant[same]) same += 1;
  const [a, b] = [typed.slice(same), meant.slice(same)];
  if (a.slice(1) === b || a === b.slice(1) || a.slice(1) === b.slice(1)) return a !== b;
  return a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2);
}
