const listed = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/))

/** What a student says of his own trouble, or asks of the manner of the answer: one of these at least stands in an aside. */
const marks = listed(`
  explain explanation steps step stuck trick shortcut confused confusing teacher exam board my method option why idea
  samajh samajhna samjhao samjhana reason logic understand understanding clear mistake tarika split big
`)

const others = listed(`
  a an the this that it is are was be do does did can could should would i we you u me our us please pls plz kindly sir madam mam maam show correct wrong
  how what which when where to for of in on at by with and also here there each every all full proper like as so then now just only
  write give tell use used using take put get got getting find solve do need want have has always fast quickly easily both
  formula product ratio algebra cross multiplication multiplying adding subtracting elimination substitution no not any some
  answer ans coming comes came fraction sum question ques doubt these those numbers coefficients very much
  ye yeh kya kyu kyun kaise bahut bade koi short bhi ho hai hain aa aata nahi nhi raha rahi mujhe ko ka ki ke se me mein batao bata do
  middle term u v one thing one's after before always it's don't dont can't cant thank thanks but because
`)

const isAside = (sentence: string): boolean => {
  const words = sentence.toLowerCase().match(/[a-z']+/g) ?? []
  return (
    !/\d|[=+×√²^]/.test(sentence) &&
    words.length > 1 &&
    words.some((word) => marks.has(word)) &&
    words.every((word) => marks.has(word) || others.has(word))
  )
}

/** "I always get stuck after $a^2 = 5b^2$", "should I take 9x and 7x": what he has tried himself. */
const ownWork =
  /^(?:(?:but |and |sir |mam )*(?:i|we) (?:always |often |just )*(?:get|got|am|was|keep getting) (?:always )?(?:stuck|confused)\b|(?:sir |mam )*should (?:i|we) (?:take|put|use|let|assume|write)\b)/i

/** A question without the sentences that ask nothing of it: "please explain each step", "is there a short trick?". */
export function withoutAsides(text: string): string {
  const pieces = text.split(/(?<=[.?!]|\n)\s*(?=[A-Za-z])|(?<=,)\s+(?=[A-Za-z])/)
  const kept = pieces.filter((piece) => !isAside(piece) && !ownWork.test(piece.trim()))
  return kept.length === pieces.length || kept.length === 0 ? text : kept.join(' ').replace(/[,\s]+$/, '')
}
