import { outsideTex, type Way } from './way'

const near: Readonly<Record<string, string>> = {
  a: 's', b: 'v', c: 'x', d: 's', e: 'r', f: 'g', g: 'h', h: 'j', i: 'o', j: 'k', k: 'l', l: 'k', m: 'n',
  n: 'm', o: 'i', p: 'o', q: 'w', r: 't', s: 'a', t: 'y', u: 'i', v: 'b', w: 'e', x: 'c', y: 't', z: 'x',
} // prettier-ignore

const vowels: Readonly<Record<string, string>> = { a: 'e', e: 'a', i: 'e', o: 'a', u: 'o' }

const long = /(?<![\\\w'’.-])(?<=^|[.?!,;:(\s])[a-z]{6,}(?![\w'’-])/g

/** A slip in every third long word, one at least, behind its first letter; names, which begin with a capital, stay. */
const slip = (name: string, slipped: (word: string, at: number) => string): Way => ({
  name,
  write: (text, random) => {
    const places: number[] = []
    outsideTex(text, (piece) => piece.replace(long, (word) => String(places.push(places.length)) + word))
    const chosen = random.shuffle(places).slice(0, Math.ceil(places.length / 3))
    let place = 0
    return outsideTex(text, (piece) =>
      piece.replace(long, (word) =>
        chosen.includes(place++) ? slipped(word, random.integer(1, word.length - 2)) : word,
      ),
    )
  },
})

const put = (word: string, at: number, letters: string, instead = 1): string =>
  word.slice(0, at) + letters + word.slice(at + instead)

export const slips: readonly Way[] = [
  slip('a letter left out', (word, at) => put(word, at, '')),
  slip('a letter doubled', (word, at) => put(word, at, `${word[at] ?? ''}${word[at] ?? ''}`)),
  slip('two letters exchanged', (word, at) => put(word, at, `${word[at + 1] ?? ''}${word[at] ?? ''}`, 2)),
  slip('the key beside', (word, at) => put(word, at, near[word[at] ?? ''] ?? '')),
  slip('another vowel', (word) => {
    const at = [...word].findLastIndex((letter, place) => place > 0 && place < word.length - 1 && letter in vowels)
    return at < 0 ? word : put(word, at, vowels[word[at] ?? ''] ?? '')
  }),
  slip('a double letter single', (word) => word.replace(/([a-z])\1/, '$1')),
]
