const ends = String.raw`(?= (?:is|are|was|were|has|have|can|cannot|must|may|will|meets?|touch(?:es)?|divides?|lies?|gives?|joins?|makes?|stands?|holds?|tells?|means?|does|do|turns?|shows?|goes|moves?|cuts?|passes|bisects?|takes?|uses?|begins?|leaves?|equals|carries|sees|marks?|splits?)\b|[,;:.!?]|$)`

/** What a sentence is about: "the radius to the point of contact" of "Draw the radius to the point of contact.", or "A tangent" of "A tangent touches the circle." */
const subject = new RegExp(
  String.raw`^(?:(?:[Dd]raw|[Tt]ake|[Ff]ind|[Jj]oin|[Mm]ark|[Uu]se|[Cc]onsider|[Ll]ook at|[Ww]rite|[Ss]ketch) )?((?:[Tt]he|[Aa]n?|[Ee]very|[Ee]ach|[Aa]ny) [^,;:.!?]+?)${ends}`,
)

/** Sentences in which "It is ..." has the name of what the sentence before is about, where that is plain. */
export const withSubjects = (sentences: readonly string[]): readonly string[] =>
  sentences.map((sentence, index) => {
    const [, name] = subject.exec(sentences[index - 1] ?? '') ?? []
    if (name === undefined) return sentence
    const [first = '', rest = ''] = [name[0], name.slice(1)]
    return sentence
      .replace(/^It (?=[a-z])/, `${first.toUpperCase()}${rest} `)
      .replace(/^Its ([a-z]+(?: [a-z]+)?)(?= (?:is|are)\b)/, `The $1 of ${first.toLowerCase()}${rest}`)
  })
