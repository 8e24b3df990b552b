type UnitPart = { readonly name: string; readonly power: number; readonly under: boolean }

const written = ({ name, power }: UnitPart, show: (name: string) => string, raise: (power: number) => string): string =>
  `${show(name)}${power === 1 ? '' : raise(power)}`

/** The one way of writing a unit in which units are compared. */
export function unitName(parts: readonly UnitPart[]): string {
  return parts
    .map((part) => `${part.under ? '/' : ''}${written(part, String, (power) => `^${power}`)}`)
    .join(' ')
    .replaceAll(' /', '/')
}

/** A unit as a formula. */
export function unitTex(parts: readonly UnitPart[]): string {
  if (parts.length === 0) return ''
  const [only] = parts
  if (parts.length === 1 && only?.name === 'degree') return '^{\\circ}'
  if (parts.length === 1 && only?.name === 'percent') return '\\%'
  const shown = parts.map((part) => {
    const name = part.name === 'degree' || part.name === 'rupee' ? `${part.name}s` : part.name
    return `${part.under ? '/' : ''}${written(
      { ...part, name },
      (text) => `\\text{${text}}`,
      (power) => `^{${power}}`,
    )}`
  })
  return `\\ ${shown.join('\\,').replaceAll('\\,/', '/')}`
}
