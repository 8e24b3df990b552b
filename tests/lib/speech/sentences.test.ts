import { sentences } from '@/lib/speech/sentences'

test('words are cut at full stops, question marks and exclamation marks', () => {
  expect(sentences('Hello! What is a circle? It is round.')).toEqual(['Hello!', 'What is a circle?', 'It is round.'])
})

test('a decimal point ends nothing', () => {
  expect(sentences('Pi is about 3.14 and not 3.')).toEqual(['Pi is about 3.14 and not 3.'])
})

test('a long sentence is cut at its commas, and nothing is lost', () => {
  const long = Array.from({ length: 40 }, (_, i) => `part number ${i}`).join(', ')
  const parts = sentences(long)
  expect(parts.length).toBeGreaterThan(2)
  expect(parts.every((part) => part.length <= 180)).toBe(true)
  expect(parts.join(' ')).toBe(long)
})

test('nothing to say is no sentence', () => {
  expect(sentences('')).toEqual([])
  expect(sentences(' ... ')).toEqual([])
})
