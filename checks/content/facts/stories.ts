import { clockFaults } from './clock'
import { sentencesIn } from './in-plain-words'

const many = String.raw`(?:\d+(?:\.\d+)?|half an?|an?|one|two|three|four|five|six)`
const time = String.raw`(?:hours?|minutes?|min|h|seconds?|days?)`
const fast = [
  new RegExp(String.raw`\bkm\/h (?:more|greater|higher|faster)\b`, 'i'),
  /\b(?:greater|higher|increased|faster) (?:average )?speed\b/i,
  /\bspeed (?:of [^.,;]*? )?(?:(?:is|was|were|had been|be|been) )?(?:increased|(?:\d+ km\/h )?(?:more|greater|higher))\b/i,
]
const slow = [
  new RegExp(String.raw`\bkm\/h (?:less|lower|slower)\b`, 'i'),
  /\b(?:lower|smaller|reduced|slower) (?:average )?speed\b/i,
  /\bspeed (?:of [^.,;]*? )?(?:(?:is|was|were|had been|be|been|gets) )?(?:reduced|decreased|(?:\d+ km\/h )?(?:less|lower|slower))\b/i,
]
const long = new RegExp(String.raw`\b${many} ${time} (?:more|longer|later|late)\b|\b(?:more|longer) time\b`, 'i')
const short = new RegExp(
  String.raw`\b${many} ${time} (?:less|fewer|shorter|earlier|sooner|early)\b|\b(?:less|shorter) time\b`,
  'i',
)

interface Pair {
  readonly words: RegExp
  readonly says: string
}

const takes = String.raw`(?: alone)?(?: would)?(?: takes?| needs?| fills? (?:it|the [a-z]+) in| empties [a-z ]+ in| finishes? [a-z ]+ in) [^.;]*?`
const than = String.raw` than (?:the |a )?`
const turned: readonly Pair[] = [
  {
    words: new RegExp(
      String.raw`\b(?:larger|bigger|wider|faster|greater) (?:tap|pipe|pump)${takes}(?:more|longer)${than}(?:smaller|slower|narrower|other)|\b(?:smaller|slower|narrower) (?:tap|pipe|pump)${takes}(?:less|fewer|shorter)${than}(?:larger|bigger|wider|faster|other)`,
      'i',
    ),
    says: 'the larger of two taps takes less time',
  },
  {
    words: new RegExp(
      String.raw`\b(?:fast(?:er)?|express|quick(?:er)?) (?:train|bus|car|boat|plane|one|cyclist|runner)${takes}(?:more|longer)${than}|\b(?:slow(?:er)?|passenger) (?:train|bus|car|boat|one|cyclist|runner)${takes}(?:less|fewer|shorter)${than}`,
      'i',
    ),
    says: 'who is faster takes less time for the same way',
  },
  {
    words: new RegExp(
      String.raw`${many} ${time} (?:more|longer)(?: to (?:go|row|travel|come|return)[^.;]*?)? (?:down ?stream|with the (?:stream|current))(?: [^.;]*?)?${than}[^.;]*?(?:up ?stream|against)|${many} ${time} (?:less|fewer)(?: to (?:go|row|travel|come|return)[^.;]*?)? (?:up ?stream|against the (?:stream|current))(?: [^.;]*?)?${than}[^.;]*?(?:down ?stream|with)`,
      'i',
    ),
    says: 'upstream the same way takes more time than downstream',
  },
  {
    words:
      /\bspeed (?:of the boat )?(?:going |while going )?upstream (?:is|=|be) (?:\(?x \+ y\)?|\(?\d+ \+ x\)?|the sum)|\bspeed (?:of the boat )?(?:going |while going )?downstream (?:is|=|be) (?:\(?x - y\)?|\(?\d+ - x\)?|the difference)/i,
    says: 'upstream the speed of the stream is subtracted, downstream it is added',
  },
  {
    words:
      /\b(\d+|two|three|four|five|six|seven|eight|nine|ten) years? ago\b[^.;+-]*? (?:was|were|is|=|:) \(?[a-z] \+ \d|\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten) years? (?:hence|later|from now|after)\b[^.;+-]*? (?:will be|would be|is|=|:) \(?[a-z] - \d/i,
    says: 'years ago are subtracted from an age, years later are added',
  },
  {
    words:
      /\b(?:more|additional) (?:workers|men|women|persons|people|machines)\b[^.;]*?(?:take|need|require)s?(?: [a-z]+)? (?:more|longer) (?:days|time|hours)|\b(?:fewer|less) (?:workers|men|women|persons|people|machines)\b[^.;]*?(?:take|need|require)s?(?: [a-z]+)? (?:fewer|less) (?:days|time|hours)/i,
    says: 'more hands take less time for the same work',
  },
]

/** What cannot be so in a story: "At a speed 20 km/h greater it would have taken 1 hour more", of the same way. */
export const storyFaults = (text: string): readonly string[] =>
  /\b(?:Assertion|true|True|false|correct|error|mistake|wrong|misconception)\b/.test(text)
    ? []
    : sentencesIn(text).flatMap((sentence) => {
        const pairs = turned.flatMap(({ words, says }) => {
          const [whole] = words.exec(sentence) ?? []
          return whole === undefined || /\?$/.test(sentence) ? [] : [`"${whole}": ${says}`]
        })
        return [...pairs, ...speedFault(sentence), ...clockFaults(sentence)]
      })

function speedFault(sentence: string): readonly string[] {
  // another way, another load: then nothing follows
  if (
    /\b(?:stops?|halts?|km more|km less|km longer|km farther|starts?|started|leaves?|left|twice|different|not|never|waits?|delayed)\b|\?$/i.test(
      sentence,
    )
  )
    return []
  const [isFast, isSlow] = [fast, slow].map((forms) => forms.some((form) => form.test(sentence)))
  const [isLong, isShort] = [long.test(sentence), short.test(sentence)]
  if (isFast === isSlow || isLong === isShort || isFast !== isLong) return []
  return [
    isFast === true
      ? 'at a greater speed the same way takes less time, and not more'
      : 'at a smaller speed the same way takes more time, and not less',
  ]
}
