const polite =
  "(?:please|pls|plz|pl[sz]s|kindly|sir|ma?'?am|bhai|also|and|aur|but|n|the|a|its?|to me|give|gimme|write|send|provide|do|de|dena|dijiye|batao|bata|bataiye|likho|likhna|karo|chahiye|solve|need|want|i|ke|ka|saath|sath|sahit|bhi|me|mein|in|with|by|using|show(?:ing)?)"
const whole =
  '(?:full|fully|complete|completely|all|proper|properly|detailed|detail|details|each|every|entire|whole|clear|clearly|neat|pura|poora|puri|pure|poore|saare|sare|sabhi)'
const working = '(?:steps?|stepwise|step[ -](?:wise|by[ -]step)|working|solution|soln?|proof|process|method)'
const drawn =
  '(?:(?:with|using|along with) (?:a |the )?(?:neat |clean |proper |labell?ed |rough |clear |and )*(?:diagram|figure|fig)\\b\\.?)'

/** "plz full steps", "with all the steps", "pure steps ke saath batao", "in full": how the answer is to be written. */
const begged = new RegExp(
  String.raw`(?<=[\w)²³}$°?.,])(?<!\b(?:find|what is|the|a|an|no|is|of|write|state|give))[\s,;.(–-]+(?:(?:${polite}\s+)*(?:(?:with|by|in)\s+steps|${whole}\s+(?:${polite}\s+)*${working}|step[ -]?wise|step[ -]by[ -]step|(?:please|pls|plz|need|want|show|give)\s+(?:the\s+)?steps|steps\s+(?:ke saa?th|sahit|please|pls|plz|bhi|chahiye|batao|likho)|in (?:full|detail)|fully)|${drawn})(?:\s+${polite})*[\s.!?)]*$`,
  'i',
)

/** "Full steps chahiye, ...", "Explain with all steps: ..." */
const beggedAhead = new RegExp(
  String.raw`^\s*(?:(?:${polite}|explain|answer|prove|find|${whole}|${working})\s+)*(?:${whole}|${working})(?:\s+(?:${polite}))*(?:\s*[:,]\s*|\s+[–-]\s+)(?=\S+ \S)`,
  'i',
)

/** Where steps are built, climbed or counted, they are no manner of writing. */
const ofThings =
  /\b(?:stairs?|staircase|stairway|ladder|terrace|rungs?|climb\w*|jump\w*|walks?|many steps?|steps? of)\b/i

/** A question without what begs for its working behind it. */
export function withoutStepsBegged(text: string): string {
  if (ofThings.test(text)) return text
  const kept = text
    .replace(begged, (all) => (/^\s*[.?]/.test(all) ? (all.trim()[0] ?? '') : ''))
    .replace(beggedAhead, '')
  return kept.trim().split(/\s+/).length > 1 ? kept : text
}
