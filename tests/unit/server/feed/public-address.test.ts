import { describe, expect, it } from "vitest";
import { isPublicAddress } from "@/server/feed/public-address";

const refused = {
  "this machine": ["127.0.0.1", "127.255.255.254", "::1", "::", "0.0.0.0", "0.1.2.3"],
  "private networks": ["10.0.0.1", "172.16.0.1", "172.31.255.255", "192.168.1.1", "fc00::1", "fd12:3456::1"],
  "link-local, with the clouds' metadata": [
    "169.254.0.1",
    "169.254.169.254",
    "fe80::1",
    "fe80::1%eth0",
    "febf::1",
  ],
  "metadata of other clouds": ["100.100.100.200", "192.0.0.192", "168.63.129.16", "fd00:ec2::254"],
  "carrier-grade NAT": ["100.64.0.1", "100.127.255.255"],
  multicast: ["224.0.0.1", "239.255.255.255", "ff02::1"],
  "reserved and broadcast": ["240.0.0.1", "255.255.255.255", "198.18.0.1", "198.19.255.255", "192.0.0.1"],
  documentation: ["192.0.2.1", "198.51.100.1", "203.0.113.1", "2001:db8::1", "3fff::1"],
  "IPv4 within IPv6": [
    "::ffff:127.0.0.1",
    "::ffff:10.0.0.1",
    "::ffff:a9fe:a9fe",
    "::ffff:0:0",
    "::127.0.0.1",
  ],
  NAT64: ["64:ff9b::127.0.0.1", "64:ff9b::a9fe:a9fe", "64:ff9b::10.0.0.1", "64:ff9b:1::1"],
  "6to4 and Teredo": ["2002:7f00:1::1", "2002:a00:1::1", "2001:0:53aa:64c::1"],
  "the nameservers of AS112": ["192.175.48.1", "192.31.196.1", "2620:4f:8000::1"],
  "other special IPv6": ["100::1", "fec0::1", "5f00::1", "2001:2::1", "4000::1"],
  "no address": ["", "localhost", "127.1", "0x7f.0.0.1", "1.2.3"],
};

const accepted = [
  "8.8.8.8",
  "1.1.1.1",
  "100.63.255.255",
  "100.128.0.0",
  "172.15.255.255",
  "172.32.0.0",
  "169.253.255.255",
  "198.17.255.255",
  "198.20.0.0",
  "223.255.255.255",
  "2606:4700::1111",
  "2a00:1450:4009::1",
  "::ffff:8.8.8.8",
  "64:ff9b::8.8.8.8",
  "2002:808:808::1",
];

describe("an address to which the feed may send", () => {
  describe.each(Object.entries(refused))("is none of %s", (_, addresses) => {
    it.each(addresses)("%s", (address) => expect(isPublicAddress(address)).toBe(false));
  });

  it.each(accepted)("is %s", (address) => expect(isPublicAddress(address)).toBe(true));
});
