const begins =
  'The|This|These|It|Its|They|Their|He|She|We|You|There|If|In|Inside|On|At|After|When|Where|How|What|Which|Who|Is|Are|Does|Do|Can|Find|Calculate|Determine|Show|Prove|Write|Check|Draw|Solve|State|Let|Also|Another|One|Two|Three|Each|Some|Then|Consider|Ignore|Use|Take|Assume|Same|Dono|Kya|Ek'
const lost = new RegExp(`(?<=[a-z]{2}),? (?=(?:${begins}) (?!and\\b)[a-z(])`, 'g')
/** "..., Nuri will buy": who does something next. */
const lostBeforeName =
  /(?<=[a-z]{2}), (?=[A-Z][a-z]{2,} (?:will|is|was|has|had|takes?|took|buys|bought|gives|paid|wins|stands|says|ne|tab|pen|ke|bolta|bolti)\b)/g

/** The stops between sentences that are begun with a capital and end with no stop or a comma: "... 20 m Find its height". */
export const withStops = (text: string): string => text.replace(lost, '. ').replace(lostBeforeName, '. ')

/** "12 cm.Find its area", "k =", "find the area....": as a question stands in a book. */
export const withEnd = (text: string): string =>
  text
    .replace(/(?<=[a-z]{2}[.?!])(?=[A-Z][a-z])/g, ' ')
    .replace(/=\s*$/, '= ?')
    .replace(/(?<==\s?)\.{4,}\s*$/, '?')
    // behind a row of numbers the dots say that it goes on
    .replace(/(?<![\s.,]|,\s*[-−]?\d+)\.{4,}\s*$/, '.')
