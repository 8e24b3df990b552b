import { swapping, type Way } from './way'

const unit = '(?:cm|mm|km|m)'
/** A unit that is raised; m alone may be a letter of the question. */
const raisedUnit = '\\b(cm|mm|km|(?<=(?:\\d|per|in) ?)m)'

/** Where x is a letter of the question, no student writes it for a sign. */
const withX: Way = {
  name: 'x for ×',
  write: (text) => (/(?<![A-Za-z])x\b/.test(text) ? text : text.replace(/(?<=\d) ?× ?(?=\d)/g, ' x ')),
}

export const signs: readonly Way[] = [
  swapping('signs glued', [/ ?([-+=×÷]) ?(?=[\dA-Za-z(√])(?<=[\dA-Za-z)²³°] ?\1 ?)(?<![a-z]{2} ?\1 ?)/g, '$1']),
  swapping('signs and brackets spaced', [/(?<=[\dA-Za-z)²³°]) ?([-+=]) ?(?=[\dA-Za-z(√])(?<!\d ?-)(?<![A-Za-z]{2}\1)(?!\1[A-Za-z]{2})/g, ' $1 '], [/\((?=[-\dA-Za-z])/g, '( '], [/(?<=[\dA-Za-z²³°])\)/g, ' )']), // prettier-ignore
  swapping('– for a minus sign', [/[-−](?= ?\d| ?[a-z]\b)(?<![a-z]{2}[-−])/g, '–']),
  swapping('− for a minus sign', [/[-–](?= ?\d| ?[a-z]\b)(?<![a-z]{2}[-–])/g, '−']),
  swapping('- for a minus sign', [/[−–]/g, '-']),
  swapping('^2 for ²', [/²/g, '^2'], [/³/g, '^3']),
  swapping('x2 for x²', [/(?<=\b[xyz])(?:²|\^2)/g, '2']),
  swapping('² for ^2', [/\^2(?!\d)/g, '²'], [/\^3(?!\d)/g, '³']),
  swapping('** for a power', [/(?<=[a-z])\^(?=\d)/g, '**'], [/(?<=\b[a-z])²/g, '**2']),
  swapping('root for √', [/√ ?(?:\((\d+)\)|(\d+))/g, ' root $1$2']),
  swapping('sqrt( ) for √', [/√ ?(?:\((\d+)\)|(\d+))/g, ' sqrt($1$2)'], [/\broot (\d+)/g, 'sqrt($1)']),
  swapping('√ for root', [/\b(?:root|sqrt) ?\(?(\d+)\)?/g, '√$1']),
  swapping('degree for °', [/ ?°/g, ' degree']),
  swapping('deg for °', [/ ?°|(?<=\d) degrees?\b/g, 'deg']),
  swapping('° for degrees', [/ degrees?\b(?<=\d degrees?)/g, '°']),
  swapping('theta for θ', [/θ/g, 'theta'], [/α/g, 'alpha'], [/β/g, 'beta']),
  swapping('θ for theta', [/\btheta\b/g, 'θ'], [/\balpha\b/g, 'α'], [/\bbeta\b/g, 'β']),
  swapping('pi for π', [/(?<=\d)π/g, ' pi'], [/π/g, 'pi']),
  swapping('∠ for angle', [/\bangle (?=[A-Z]{1,3}\b)/g, '∠']),
  swapping('angle for ∠', [/∠ ?/g, 'angle ']),
  swapping('△ for triangle', [/\btriangle (?=[A-Z]{3}\b)/g, '△']),
  swapping('triangle for △', [/[△∆Δ] ?/g, 'triangle ']),
  withX,
  swapping('* for ×', [/ ?× ?/g, '*']),
  swapping('a unit glued', [new RegExp(`(?<=\\d) (?=${unit}\\b)`, 'g'), '']),
  swapping('a unit spaced', [new RegExp(`(?<=\\d)(?=${unit}\\b(?! ?[=+]))`, 'g'), ' ']),
  swapping('a unit spelled out', [/(?<=\d ?)cm\b(?![\^²³\d])/g, ' centimetre'], [/(?<=\d ?)m\b(?![\^²³\d/])/g, ' metre'], [/(?<=\d ?)km\b(?![\^²³\d/])/g, ' kilometre']), // prettier-ignore
  swapping('cms and mtr', [/(?<=\d ?)cm\b(?![\^²³\d])/g, 'cms'], [/(?<=\d ?)m\b(?![\^²³\d/])/g, 'mtr']),
  swapping('c.m.', [/(?<=\d ?)cm\b(?![\^²³\d])/g, 'c.m.']),
  swapping('units in capitals', [/(?<=\d ?)cm\b/g, 'CM'], [/(?<=\d ?)(?<![-+=] ?\d+ ?)m\b(?![\^²³\d/]| ?[-+=])/g, 'M']),
  swapping('rs. for ₹', [/₹ ?/g, 'rs. '], [/\bRs\.? ?/g, 'rs. ']),
  swapping('rupees behind', [/(?:₹|\b[Rr]s\.?) ?(\d(?:[\d,]*\d)?(?:\.\d+)?)(?! ?[-–\d])/g, '$1 rupees']),
  swapping('/- behind', [/(?:₹|\b[Rr]s\.?) ?(\d(?:[\d,]*\d)?)(?!,?\.?\d| ?[-–])/g, 'Rs.$1/-']),
  swapping('sq cm for cm²', [new RegExp(`${raisedUnit}(?:²|\\^2)`, 'g'), 'sq $1'], [new RegExp(`${raisedUnit}(?:³|\\^3)`, 'g'), 'cu $1']), // prettier-ignore
  swapping('cm2 for cm²', [new RegExp(`${raisedUnit}(?:²|\\^2)`, 'g'), '$12'], [new RegExp(`${raisedUnit}(?:³|\\^3)`, 'g'), '$13']), // prettier-ignore
  swapping('sq.cm for cm²', [new RegExp(`(?:\\bsq )?${raisedUnit}(?:²|\\^2)`, 'g'), 'sq.$1']),
]
