/** Units and signs as they stand in ordinary words. */

const lengths: Readonly<Record<string, string>> = {
  mm: 'millimetres',
  cm: 'centimetres',
  dm: 'decimetres',
  km: 'kilometres',
  m: 'metres',
}
const measures: Readonly<Record<string, string>> = {
  kg: 'kilograms',
  g: 'grams',
  h: 'hours',
  hr: 'hours',
  min: 'minutes',
  s: 'seconds',
  ...lengths,
}

/** 'cm²' -> ' square centimetres', '6 m' -> '6 metres', '18 km/h' -> '18 kilometres per hour'. */
export function withUnits(text: string): string {
  return text
    .replace(/\b(mm|cm|dm|km|m)\s?(?:²|\^2|\^\{2\})/g, (_, unit: string) => ` square ${lengths[unit]}`)
    .replace(/\b(mm|cm|dm|km|m)\s?(?:³|\^3|\^\{3\})/g, (_, unit: string) => ` cubic ${lengths[unit]}`)
    .replace(
      /\b(km|m)\s?\/\s?(h|hr|s|min)\b/g,
      (_, unit: string, per: string) => ` ${lengths[unit]} per ${measures[per]?.replace(/s$/, '')}`,
    )
    .replace(/\b(mm|cm|dm|km|kg)\b/g, (_, unit: string) => ` ${measures[unit]}`)
    .replace(
      /(\d)[ \u00a0](m|g|h|s|min)\b(?!\s*[:=])/g,
      (_, digit: string, unit: string) => `${digit} ${measures[unit]}`,
    )
    .replace(/₹\s?([\d,.]*\d)/g, '$1 rupees')
    .replaceAll('₹', ' rupees ')
}
