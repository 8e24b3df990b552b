const measure = String.raw`(?:(?:curved|total|lateral|outer|inner) )?surface area|area|volume|capacity|perimeter|circumference|csa|tsa|lsa|slant height|(?:length of (?:the )?)?(?:arc|chord) length|length of (?:the )?(?:arc|chord|diagonal)|(?<=\b(?:also|aur) )(?:sin|cos|tan|cosec|sec|cot) ?[A-Zθ]|mean|median|mode|hcf|lcm|distance|mid[- ]?point|discriminant|nature of (?:the )?roots|roots|zeroe?s|(?:sum|product) of (?:the )?(?:roots|zeroe?s)`
/** A sentence that is no more than a quantity: "also the area of it". */
const besides = new RegExp(
  String.raw`(?<=[a-z\d)²³°=}$%] ?)(?:[?.]+ ?|, ?(?=(?:also|aur) ))(?:(?:and|also|aur|bhi|then|&) )*(?:find )?((?:the |its |their |of )?(?:${measure})(?: of (?:it|[A-Z]{1,4}))?)(?: (?:bhi|also|too|batao|nikalo|kya (?:hai|hoga|hogi)))* ?(?=[?.]+(?: |$)|$)`,
  'gi',
)
/** "radius 7 cm, angle 60°: arc length and area", at the end. */
const listed = new RegExp(
  String.raw`(?<=\d ?(?:°|[ckm]?m|degrees?)?)(?:[:;.] ?|, )((?:the )?(?:${measure})(?:(?:, (?:and )?| and | aur | & )(?:the )?(?:${measure}))+)(?=[?.\s]*$)`,
  'i',
)
const bare = new RegExp(
  String.raw`(?<=^|[.?:] ?)(?=(?:the )?(?:${measure}) ?(?:(?:of|between) (?![^?.]*(?:\b(?:is|are|hai)\b|= ?[1-9]))[^?.]*)?[?.]? ?$)`,
  'i',
)

/** "Mean of 2, 4, 9? also the median": what is asked behind a stop, and what stands before it, with the word that bids. */
export function withAsksBidden(typed: string): string {
  if (!/\d/.test(typed) || /\([ivab]+\)/i.test(typed)) return typed
  const text = typed.replace(listed, '. Find $1').replace(/\bangle (\d+)(?=\. Find )/i, 'angle $1°')
  const first = text.search(besides)
  return first < 0
    ? text
    : text.slice(0, first).replace(bare, 'Find ') + text.replace(besides, '. Find $1').slice(first)
}
