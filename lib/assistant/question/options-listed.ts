export interface ListedOptions {
  readonly stem: string
  readonly options: readonly string[]
}

/** "HCF of 8, 9, 25 options 8, 9, 25, 1": options without letters, behind their word. */
export function optionsListed(text: string): ListedOptions | null {
  const [, stem = '', list] =
    /^(.+?)[\s,.:;?([-]*\boptions?\b\s*(?:are\b)?\s*[:=-]?\s+([^()?]+?)[\s)\].]*$/is.exec(text) ?? []
  const options = list?.split(/\s*[,/;]\s+|\s*,\s*/).map((one) => one.trim()) ?? []
  const isList = options.length > 2 && options.length < 7 && options.every((one) => one !== '' && one.length < 25)
  return isList && stem.length > 8 ? { stem, options } : null
}
