import type { Pairs } from './question/replaced'

const polite = String.raw`(?:please|pls|plz|kindly|sir|mam|maam|bhai|also|and|can you|could you|can u)`
const verbs = String.raw`(find|prove|show|get|compute|calculate|determine|work out|solve|write|evaluate)`

/** What only begs for the working: "please explain how to find" is "find". */
export const begging: Pairs = [
  // "sin A aur sec A ko cot A ke terms me likhna hai"
  [
    /^((?:(?:,|aur|and| )*(?:sin|cos|tan|cot|sec|cosec) ?[A-Zθ])+) ko ((?:sin|cos|tan|cot|sec|cosec) ?[A-Zθ]) ke (?:terms?|roop|pad\w*) (?:me|mein)(?: (?:likh\w*|express|vyakt|batao|karo|karna|kaise|kare|hai|nikalo))+[?.\s]*$/gi,
    'write $1 in terms of $2',
  ],
  // "short trick?", "any shortcut"
  [
    /[,;.]? ?[([]? ?\b(?:(?:any|koi|ek|is there (?:a|any)|ka|ki|with|by) )?(?:short(?:est)?|easy|quick|fast) (?:trick|method|way|tarika)(?: (?:please|pls|batao|bata do|hai kya|hai|kya hai|se))*\b ?\?* ?[)\]]?/gi,
    '',
  ],
  // "hint half product of diagonals"
  [/(?<=[a-z\d)][.,;]? ?)[([]?\bhint\b\s*[:.-]?\s*(?:area[a-z ]* = ?(?:1 ?\/ ?2|½)?)?[^\d=]{4,80}$/gi, '.'],
  [/^\s*theorem (?:no\.? ?)?\d+\.\d+\s*[:,.-]?\s*(?=[a-z])/gi, ''],
  [/^\s*(?:q|ques|question)\s*\.?\s*\d*\s*[.):-]+\s+/gi, ''],
  [/^\s*(?:case(?: ?[- ]?study)?|read and answer|source based)(?: (?:question|based))?\s*[-–—:.]+\s*/gi, ''],
  [
    new RegExp(
      String.raw`\b(?:${polite},? )*(?:i (?:need|want|have) (?:you )?to )?(?:explain|tell|show)(?: me| us)?(?: step by step| in detail| clearly| fully)*,? how (?:to|(?:do |can |should )?(?:we|i|one|you)(?: can)?) ${verbs}(?: that)?\b`,
      'gi',
    ),
    (_: string, verb = '') => (/^(?:prove|show)$/i.test(verb) ? 'prove that' : 'find'),
  ],
  [/\bhow (?:do|can|should) (?:we|i|you) (?:prove|show)(?: that)?\b/gi, 'prove that'],
  [
    /\b(?:i (?:have|need|want|got) to|(?:maine|mujhe)) (?:get|find|prove|show|calculate)\b/gi,
    (said: string) => (/prove|show/i.test(said) ? 'prove that' : 'find'),
  ],
  [
    new RegExp(
      String.raw`[,;.]? ?(?:${polite},? )*\bexplain(?: (?:the )?(?:steps?|how(?: to do(?: it)?)?|it|this|fully|clearly|properly|with steps|in steps|using [a-z ]{3,24}|step by step))*(?: (?:please|pls|plz|sir|mam|to me))*\s*[.!?]*\s*$`,
      'gi',
    ),
    '',
  ],
  [/[,;.]? ?\(?\b\d ?marks?\b(?:,? (?:question|cbse|board|\d{4}))*\)?(?=\s*(?:[.,;?!]|$))/gi, ''],
  [/\bP\. ?T\.?(?= |$)|\bto prove(?: that)?:?(?= )|\bPT(?= (?:angle|∠|triangle|that|the)\b| ∠)/g, 'prove that'],
  [/\bR\. ?T\. ?P\.?(?= )/g, 'prove that'],
  [
    /\b(?:sabit|siddh?|sidh) kar\w*(?: (?:hai|ki))*\b|\b(?:dikhao|dikhana hai|dikhaiye|prove kar\w*(?: hai)?|prove (?:hai|do)|proof (?:do|de|chahiye|likho))(?: ki)?\b/gi,
    'prove that',
  ],
  [/^\s*(prove that) ?[-–—:]\s*/gi, '$1 '],
  [
    /\s*\(\s*(?:use|see|refer to|as in) the (?:figure|diagram)(?: above| below| given)?\s*\.?\s*\)|,? as (?:shown )?in the (?:given |above )?(?:figure|fig\.?|diagram)(?= ?[.,])/gi,
    '',
  ],
  [/(?<=\d ?[a-z°]* )w\/ (?=[a-z])/g, 'with '],
]
