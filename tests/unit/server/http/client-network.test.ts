import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { clientNetwork, limitOf, networkOf, sharedNetwork } from "@/server/http/client-network";

const group = fc.integer({ min: 0, max: 0xffff }).map((n) => n.toString(16));
const groups = (count: number) => fc.array(group, { minLength: count, maxLength: count });
/** The first half of an address that a provider of the Internet gives to a subscriber. */
const subnet = fc
  .tuple(fc.integer({ min: 0x2003, max: 0x3fff }), groups(3))
  .map(([first, rest]) => [first.toString(16), ...rest].join(":"));
const octet = fc.integer({ min: 0, max: 255 });
const v4 = fc.tuple(fc.integer({ min: 11, max: 99 }), octet, octet, octet).map((octets) => octets.join("."));
const asGroups = (address: string) => {
  const [a = 0, b = 0, c = 0, d = 0] = address.split(".").map(Number);
  return `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`;
};

describe("F38: what a limit counts as one visitor", () => {
  it("is a whole /64, whatever its second half", () =>
    fc.assert(
      fc.property(subnet, groups(4), groups(4), (net, one, other) => {
        expect(networkOf(`${net}:${one.join(":")}`)).toBe(networkOf(`${net}:${other.join(":")}`));
      }),
    ));

  it("is another one for another /64", () =>
    fc.assert(
      fc.property(subnet, subnet, groups(4), (one, other, host) => {
        fc.pre(one !== other);
        expect(networkOf(`${one}:${host.join(":")}`)).not.toBe(networkOf(`${other}:${host.join(":")}`));
      }),
    ));

  it("is the IPv4 address, also when mapped into IPv6", () =>
    fc.assert(
      fc.property(v4, subnet, (address, rest) => {
        expect(networkOf(address)).toBe(address);
        expect(networkOf(`::ffff:${address}`)).toBe(address);
        expect(networkOf(`::FFFF:${asGroups(address)}`)).toBe(address);
        expect(networkOf(`0:0:0:0:0:ffff:${asGroups(address)}`)).toBe(address);
        expect(networkOf(`64:ff9b::${address}`)).toBe(address);
        expect(networkOf(`2002:${asGroups(address)}:${rest}:1`)).toBe(address);
      }),
    ));

  it("is named in one way", () => {
    expect(networkOf("2001:0DB8:0000:0001:0:0:0:2%eth0")).toBe("2001:db8:0:1::/64");
  });

  test.each([
    ...[
      "127.0.0.1",
      "10.1.2.3",
      "192.168.1.1",
      "172.16.0.1",
      "169.254.1.1",
      "::ffff:10.1.2.3",
      "::ffff:a01:203",
    ],
    ...["::1", "fd00::1", "fe80::1%eth0", "64:ff9b::10.1.2.3"],
    ...["", "junk", "127.1", "0x7f.0.0.1", "16843009"],
  ])("is nobody for %s", (address) => expect(networkOf(address)).toBeNull());
});

test.each(["10.0.0.7", "127.0.0.1", "::1", "fd00::1", "junk", "", null])(
  "%j of a request counts for the shared network, which has wide limits",
  (chain) => {
    const headers = new Headers(chain === null ? {} : { "x-forwarded-for": chain });
    expect(clientNetwork(headers)).toBe(sharedNetwork);
  },
);

test("limits are those of one network, or a hundred times as wide for the shared one", () => {
  const network = clientNetwork(new Headers({ "x-forwarded-for": "203.0.113.7" }));
  expect([network, limitOf(network, 20), limitOf(sharedNetwork, 20)]).toEqual(["203.0.113.7", 20, 2_000]);
});
