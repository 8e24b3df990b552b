/** What an editor asked for that cannot be had; the message says what to write. */
export class NotThat extends Error {}
