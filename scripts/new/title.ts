import { stringify } from 'yaml'
import { NotThat } from './not-that'

/**
 * A title as it is to stand on the page: spaces in order, straight quotes as “ and ”.
 * @throws NotThat where it is none, or has a sign that a title cannot have.
 */
export function tidyTitle(given: string): string {
  const title = given.replace(/\s+/g, ' ').trim()
  if (!/[\p{L}\p{N}]/u.test(title)) throw new NotThat('Give it a title with a word or a number in it.')
  if (/[\p{Cc}\p{Cs}\p{Co}\p{Cn}\ufeff\ufffe\uffff]/u.test(title))
    throw new NotThat('There is a sign in the title that cannot be seen: type the title anew.')
  if (/\$/.test(title)) throw new NotThat('A title is plain text without dollars: write x² and not $x^2$, ₹ for money.')
  if (/[<>]/.test(title)) throw new NotThat('A title cannot have < or > in it: say it in words, "less than".')
  if ((title.match(/"/g) ?? []).length % 2 === 1)
    throw new NotThat('A quote in the title is open: write two of them, or none.')
  return title.replace(/"([^"]*)"/g, '“$1”')
}

/** The same between the quotes of title="...". */
export const inTag = (title: string): string => title.replace(/&(?=#?\w+;)/g, '&amp;')

/** The same behind "title:" in YAML, in quotes where it needs them. */
export const inYaml = (title: string): string => stringify(title, { lineWidth: 0, singleQuote: true }).trim()
