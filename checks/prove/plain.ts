/** A key in the grammar of answers as TeX, for the reader: '(5 ± 3√3)/2' is '(5 \pm 3\sqrt{3})/2'. */
export const texOfPlain = (plain: string): string =>
  plain
    .replace(/√\(([^()]*)\)/g, '\\sqrt{$1}')
    .replace(/√(\d+|[a-z])/g, '\\sqrt{$1}')
    .replaceAll('±', '\\pm ')
    .replaceAll('π', '\\pi ')
    .replaceAll('−', '-')
    .replaceAll('×', '\\times ')
    .replaceAll('°', '')
