import type { Word } from '@/lib/memory/words'

/** Every word has a sign of its own, so that colour is never alone. */
export const wordSigns: Readonly<Record<Word, string>> = { new: '·', learning: '◔', sure: '✓', 'due again': '↻' }

export const wordClass = (word: Word): string => `word-${word.replace(' ', '-')}`

/** "✓ sure" */
export function WordSign({ word }: { readonly word: Word }) {
  return (
    <span className={`word ${wordClass(word)}`}>
      <span aria-hidden="true">{wordSigns[word]}</span> {word}
    </span>
  )
}
