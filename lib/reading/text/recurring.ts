const fractionText = (whole: string, fixed: string, repeated: string): string => {
  const all = BigInt(`${whole}${fixed}${repeated}`) - BigInt(`${whole}${fixed}`)
  return `(${all}/${'9'.repeat(repeated.length)}${'0'.repeat(fixed.length)})`
}

/**
 * Recurring decimals as fractions: "0.\overline{3}", "0.3̅", "0.3 bar", "0.333...". Which digits recur must be clear: after
 * words only one decimal may stand, before dots the last two must be the same.
 */
export const recurringAsFractions = (text: string): string =>
  /overline|[\u0304\u0305]|bar|recurring|repeating|\.\.\.|…/i.test(text)
    ? text
        .replace(/(\d{1,9})\.(\d{0,9})\\overline\s?\{(\d{1,9})\}/g, (_, whole: string, fixed: string, rest: string) =>
          fractionText(whole, fixed, rest),
        )
        .replace(/(\d{1,9})\.(\d{0,9}?)((?:\d[\u0304\u0305]){1,9})/g, (_, whole: string, fixed: string, rest: string) =>
          fractionText(whole, fixed, rest.replace(/\D/g, '')),
        )
        .replace(/(\d{1,9})\.(\d)\s?(?:bar|recurring|repeating)\b/gi, (_, whole: string, digit: string) =>
          fractionText(whole, '', digit),
        )
        .replace(/(\d{1,9})\.(\d{0,9}?)(\d)\3{1,9}\s?(?:\.\.\.|…)/g, (_, whole: string, fixed: string, digit: string) =>
          fractionText(whole, fixed, digit),
        )
    : text
