import type { Reply } from './rule'

const form =
  /^((?:(?!\b(?:show|prove)\b)[^?])+?[.,;]|)\s*((?:show|prove) that [^?;]+?)[.;]\s+((?:(?:hence|also|further|now|and),?\s+)*(?:if|given|when|find|what|calculate|determine)\b[^]*)$/i

/** "... Show that CA² = CB·CD. If CA = 12 cm and CB = 16 cm, find CD": the proof and the value, each behind what is told for both. */
export async function proofThenValue(
  text: string,
  ask: (text: string) => Promise<Reply | null>,
): Promise<Reply | null> {
  const [, scene = '', claim = '', value = ''] = form.exec(text.trim()) ?? []
  if (scene.length < 20 || /\b(?:show|prove)\b|\([ivx]+\)|\([a-d]\)/i.test(value)) return null
  const proof = await ask(`${scene.replace(/,$/, '.')} ${claim[0]?.toUpperCase() ?? ''}${claim.slice(1)}.`)
  if (proof?.answer !== 'proved') return null
  const found = await ask(
    `${scene.replace(/,$/, '.')} ${value.replace(/^(?:(?:hence|also|further|now|and),?\s+)+/i, '')}`,
  )
  if (found?.answer === undefined || found.answer === 'proved') return null
  const answer = `(i) proved; (ii) ${found.answer}`
  return { ...found, rule: 'in-parts', text: `(i) ${proof.text}\n(ii) ${found.text}\nAnswers: ${answer}`, answer }
}
