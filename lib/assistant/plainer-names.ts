const value = String.raw`\d[\d.]*(?:√\d+)?x?(?: ?[-+−–] ?\d+x?)?(?: ?(?:cm|mm|m)\b)?|x(?: ?[-+−–] ?\d+)?(?: ?(?:cm|mm|m)\b)?`
const measure = new RegExp(
  String.raw`(?<![A-Z∠/=+×~∼] ?)\b((?!BY|IS|TO|IF|AT|IN|OF|AS|PT|RS)[A-Z]{2}) ?(?:=|is)? ?(${value})(?![\w²^/(]| ?(?:[:×*√]|times|x\b|per\b))[,;]?(?= |$|\.)`,
  'g',
)
const angles =
  /(?<=(?:\bangle|\bang|∠) ?)([A-Z]) ?(?:=|is)? ?(\d+)(?: ?(?:°|degrees?|deg))?(?![\w.]\d|\w)(?! ?(?:∠|angle|ang) ?[A-Z]\b(?! ?(?:=|is)? ?\d))[,;]?(?: (?:and |n |aur )?([A-Z]) ?(?:=|is)? ?(\d+)(?: ?(?:°|degrees?|deg))?(?![\w.]\d|\w))?/g

/** "AB 5 AC 8", "angle A 30 C 50": measures in a row behind the names of what they measure. */
export const withMeasuresTold = (text: string): string =>
  (text.match(measure)?.length ?? 0) + (text.match(angles)?.length ?? 0) < 2
    ? text
    : text
        .replace(measure, (_, name: string, size: string) => `${name} = ${size},`)
        .replace(angles, (_, one: string, size: string, two?: string, other?: string) =>
          two === undefined || other === undefined
            ? `${one} = ${size}°,`
            : `${one} = ${size}°, angle ${two} = ${other}°,`,
        )
        .replace(/,(?=\s*(?:[.,;?)]|$|and\b|n\b|aur\b|hai\b|ho\b|hain\b|diya\b|se\b|to\b))/g, '')

/** "rt tri ABC, B = 90", "ang A = 47": angles by their corners. */
export const withAnglesTold = (text: string): string =>
  text
    .replace(/\bang\b\.?(?= ?[A-Z])/g, 'angle')
    .replace(
      /(?<=\b(?:right|rt|tri|triangle)\b[^?]{0,40}[ ,(])(?<!(?:angle|∠) ?)([A-Z]) ?= ?90 ?°?(?![\d.])/g,
      'angle $1 = 90°',
    )
