import type { KeyboardEvent } from 'react'
import { letterAt, letters } from '@/lib/letters'

/** The option that a key picks, "b" or "2"; nothing for other keys. */
export function letterOfKey(key: string, count: number): string | undefined {
  const byLetter = letters.indexOf(key.toUpperCase())
  const place = /^[1-9]$/.test(key) ? Number(key) - 1 : key.length === 1 ? byLetter : -1
  return place >= 0 && place < count ? letterAt(place) : undefined
}

/** Anywhere in the card but in a box for text: a letter or a number picks an option, Enter on the card itself submits. */
export function onOptionKey(event: KeyboardEvent<HTMLElement>, count: number, pick: (letter: string) => void): void {
  const { target, currentTarget: card } = event
  if (event.ctrlKey || event.metaKey || event.altKey || isForText(target)) return
  if (event.key === 'Enter' && target === card) return card.querySelector('form')?.requestSubmit()
  const letter = letterOfKey(event.key, count)
  if (letter === undefined) return
  event.preventDefault()
  pick(letter)
  card.querySelector<HTMLInputElement>(`input[type="radio"][value="${letter}"]`)?.focus()
}

const isForText = (target: EventTarget): boolean =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type === 'text')
