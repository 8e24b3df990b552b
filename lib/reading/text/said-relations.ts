/** "k =< 4", "k is less than or equal to 4" as "k <= 4". */
export const relationsAsSigns = (response: string): string =>
  response
    .slice(0, 500)
    .replace(/=\s?([<>])|([<>])\s+=/g, (_, first?: string, second?: string) => `${first ?? second}=`)
    .replace(/\b(?:is )?not equal to\b|<>/gi, ' != ')
    .replace(/^(?:all|every|any)\b.{0,60}\bexcept\s/i, ' != ')
    .replace(/\b(?:is )?(greater|more|less|smaller) than( or equal to)?\b/gi, (_, word: string, orEqual?: string) => {
      const sign = /greater|more/i.test(word) ? '>' : '<'
      return orEqual ? `${sign}=` : sign
    })
    .replace(/\b(?:is )?at least\b/gi, '>=')
    .replace(/\b(?:is )?at most\b/gi, '<=')
