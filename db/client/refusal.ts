/** The database is not opened. The message is for a person: it says why and what to do, and names no row. */
export class DatabaseRefusal extends Error {
  override readonly name: string = "DatabaseRefusal";
}

/** What is stored cannot be read by this release, and will not be however often it is tried. */
export class UnusableDatabase extends DatabaseRefusal {
  override readonly name = "UnusableDatabase";
}
