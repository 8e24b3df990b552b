const stem =
  /^[^]*?\b(?:finish|run|cover|complete|swim|do)\w* [^.?]*?\bin (\d+) ?(?:seconds?|secs?|s|minutes?|min)\b[^.?]*? (?:each|every) day(?: of (?:his |her )?practice)?,? (?:it )?(?:(?:he|she|takes?|him|her|taking) )*(\d+) ?(?:seconds?|secs?|s|minutes?|min) (?:less|fewer)\b(?: than [^.,]*)?[.,]?([^]*?)(?=\(i\))([^]*)$/i
const goal =
  /\b(?:goal|target|do (?:it )?in|finish (?:it )?in|within)[^.?]*?\b(\d+) ?(?:seconds?|secs?|s|minutes?|min)\b/i

/** "He can finish a race in 51 seconds and with each day of practice he takes 2 seconds less": the AP that his times make, and what is asked of it. */
export function withPracticeTold(text: string): string {
  const [, a = '', d = '', more = '', asks = ''] = stem.exec(text) ?? []
  if (a === '') return text
  const aim = goal.exec(more)?.[1] ?? goal.exec(asks)?.[1]
  if (/\d/.test(more.replace(goal, ''))) return text
  const told = asks
    .replace(
      /write (?:down )?(?:the )?(?:AP|arithmetic progression)[^.?()]*\((?:the )?(first \w+ terms)\)/gi,
      'Write the $1 of the AP',
    )
    .replace(/(?<=\bfirst \w+ terms of the AP)\b[^.?]*/gi, '')
    .replace(
      /(?:what is|find|in how many|how many) (?:the )?(?:minimum|least|smallest)? ?(?:number of )?days\b[^.?]*?(?:\([^)]*\)[^.?]*)?[.?]/gi,
      (whole) =>
        aim === undefined || !/\b(?:goal|target|achiev\w*|reach\w*)\b|\d/i.test(whole)
          ? whole
          : `Which term is ${aim}?`,
    )
    .replace(
      /(?:write|find|what is|what will be) (?:the |his |her )?time(?: taken)?(?: by (?:him|her|\w+))?(?: to [^.?]*?)? (?:on|in) (?:the )?(\d+)(?:st|nd|rd|th) day(?: of (?:his |her )?practice)?/gi,
      'Find the $1th term',
    )
  return `In an AP a = ${a} and d = -${d}. ${told}`
}
