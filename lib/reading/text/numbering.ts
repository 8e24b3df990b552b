/** "(i) 9 (ii) 14" as "9, 14". */
export const withoutNumbering = (response: string): string =>
  /(?:^|[\s(])(?:i\).*[\s(]ii|a\).*[\s(]b)\)/is.test(response.slice(0, 300))
    ? response.replace(/(^|\s)\(?(?:i{1,3}|iv|[a-d])\)/gi, ' ; ')
    : /^\s*\(?1[.)]\s.*\s\(?2[.)]\s/s.test(response.slice(0, 300))
      ? response.replace(/(^|\s)\(?[1-4][.)]\s/g, ' ; ')
      : response.replace(/\bof (\d{1,9}(?:, ?\d{1,9})*) and \d{1,9}\b/gi, '')
