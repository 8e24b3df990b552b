/**
 * A key found by another road than the paper's own lines: of a choice a number that one option is worth, or its words; of a typed answer a
 * text that its rule must take; of a proof true, when what it proves holds wherever it was tried.
 */
export type Road = () => number | string | true

export type Roads = Readonly<Record<string, Road>>
