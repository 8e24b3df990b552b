/** One way of typing a key otherwise, without changing what it says. */
export type Spelling = readonly [name: string, spell: (key: string) => string]

export const outside: readonly Spelling[] = [
  ['spaces around', (key) => `  ${key} `],
  ['a full stop at the end', (key) => `${key}.`],
  ['“Ans:” before it', (key) => `Ans: ${key}`],
  ['“answer is” before it', (key) => `The answer is ${key}`],
]

export const typography: readonly Spelling[] = [
  ['a true minus sign', (key) => key.replaceAll('-', '−')],
  ['an en dash', (key) => key.replaceAll('-', '–')],
  ['non-breaking spaces', (key) => key.replaceAll(' ', '\u00a0')],
  ['Devanagari digits', (key) => key.replace(/\d/g, (digit) => String.fromCharCode(0x966 + Number(digit)))],
  ['full-width digits', (key) => key.replace(/\d/g, (digit) => String.fromCharCode(0xff10 + Number(digit)))],
  ['no spaces at all', (key) => key.replace(/\s/g, '')],
  [
    'superscripts for powers',
    (key) => key.replace(/\^([23])(?!\d)/g, (_, power: string) => (power === '2' ? '²' : '³')),
  ],
  ['a double star for powers', (key) => key.replaceAll('^', '**')],
  ['TeX in dollars', (key) => `$${key.replaceAll('√', '\\sqrt ').replaceAll('π', '\\pi ')}$`],
  ['“root” for the sign', (key) => key.replaceAll('√', 'root ')],
  ['“sqrt” for the sign', (key) => key.replace(/√(\d+)/g, 'sqrt($1)')],
  ['“pi” for the sign', (key) => key.replaceAll('π', 'pi')],
]

const pairsOf = (key: string): readonly string[] => key.split(',').map((part) => part.trim())

export const named: readonly Spelling[] = [
  ['the other way round', (key) => [...pairsOf(key)].reverse().join(', ')],
  ['“and” between the values', (key) => pairsOf(key).join(' and ')],
  ['semicolons between the values', (key) => pairsOf(key).join('; ')],
  ['“is” for the equals sign', (key) => key.replaceAll(' = ', ' is ')],
  ['colons for the equals signs', (key) => key.replaceAll(' = ', ': ')],
  ['only spaces between the values', (key) => pairsOf(key).join(' ')],
]

export const lists: readonly Spelling[] = [
  ['curly brackets around', (key) => `{${key}}`],
  ['“answers =” before it', (key) => `answers = ${key}`],
  ['“or” between the values', (key) => pairsOf(key).join(' or ')],
  ['the other way round', (key) => [...pairsOf(key)].reverse().join(', ')],
]

export const values: readonly Spelling[] = [
  ['“answer =” before it', (key) => `answer = ${key}`],
  ['an equals sign before it', (key) => `= ${key}`],
  ['brackets around', (key) => `(${key})`],
]

export const words: readonly Spelling[] = [
  ['capitals', (key) => key.toUpperCase()],
  ['a capital at the start', (key) => `${key.slice(0, 1).toUpperCase()}${key.slice(1)}`],
  ['an exclamation mark', (key) => `${key}!`],
  ['quotation marks', (key) => `"${key}"`],
  ['two spaces between words', (key) => key.replaceAll(' ', '  ')],
]

export const letters: readonly Spelling[] = [
  ['small letters', (key) => key.toLowerCase()],
  ['brackets around', (key) => `(${key})`],
  ['“option” before it', (key) => `option ${key}`],
]

export const sequences: readonly Spelling[] = [
  ['small letters', (key) => key.toLowerCase()],
  ['commas between', (key) => key.split(' ').join(', ')],
  ['arrows between', (key) => key.split(' ').join(' → ')],
  ['nothing between', (key) => key.replaceAll(' ', '')],
  [
    'numbered',
    (key) =>
      key
        .split(' ')
        .map((letter, index) => `${index + 1}. ${letter}`)
        .join(' '),
  ],
]

export const ratios: readonly Spelling[] = [
  ['“to” for the colon', (key) => key.replaceAll(':', ' to ')],
  ['“is to” for the colon', (key) => key.replaceAll(':', ' is to ')],
  ['spaces around the colon', (key) => key.replaceAll(':', ' : ')],
]

const romans = ['i', 'ii', 'iii', 'iv', 'v']

/** "(i) 5; (ii) 7" with other labels; names such as "g = 5" stay. */
const relabelled = (key: string, label: (place: number) => string): string =>
  key.replace(/\((i{1,3}|iv|v)\)/g, (_, roman: string) => label(romans.indexOf(roman)))

export const partLists: readonly Spelling[] = [
  ['a line for each part', (key) => key.replaceAll('; ', '\n')],
  ['commas between the parts', (key) => key.replaceAll('; ', ', ')],
  ['only spaces between the parts', (key) => key.replaceAll('; ', ' ')],
  ['half a bracket behind each label', (key) => relabelled(key, (place) => `${romans[place]})`)],
  ['figures for labels', (key) => relabelled(key, (place) => `${place + 1}.`)],
  ['letters for labels', (key) => relabelled(key, (place) => `(${'abcde'[place]})`)],
  ['capital labels', (key) => relabelled(key, (place) => `(${romans[place]?.toUpperCase()})`)],
  ['a colon behind each label', (key) => relabelled(key, (place) => `(${romans[place]}):`)],
  ['the last part first', (key) => key.split('; ').reverse().join('; ')],
  ['“Ans:” before each part', (key) => relabelled(key, (place) => `(${romans[place]}) Ans:`)],
]
