/** What some of the promised engines lack of the styles that the site has, and why the page can do without; by caniuse's names. */
export const lackingStyles: Readonly<Record<string, string>> = {
  multicolumn: 'only "break-inside: avoid", on paper, which all of them know',
  'css-touch-action': '"manipulation" alone, which Safari knows; elsewhere a double tap may zoom',
  'css3-cursors': 'phones have no pointer whose look could change',
  'css3-cursors-grab': 'phones have no pointer whose look could change',
  'extended-system-fonts': 'the next font of the list is taken',
  'intrinsic-width': '"fit-content" as a width, which all of them know; Firefox lacks it for heights',
  'text-decoration': 'line, colour and offset, which all of them know',
  'css-text-indent': 'lengths alone, without "each-line" and "hanging"',
  'css-resize': 'a box for text is as large as it is given',
  'text-size-adjust': 'Firefox and Safari on a desk do not change the size of text by themselves',
  'css-clip-path': '"inset" on what is there for readers of the screen alone, which all of them know',
  'css-masks': 'caniuse counts "clip-path" in here too; no masks are used',
  'css-scrollbar': 'the usual bar is drawn',
  'css-content-visibility': 'all is drawn at once',
  'css-display-contents': 'known by all; what was wrong about buttons and tables does not concern us',
  'css-paged-media': 'the margins of the paper are those of the printer',
}

/** What scripts ask for before they use it, by es-check's names. */
export const askedForFirst: Readonly<Record<string, string>> = {
  Uint8ArrayToBase64: 'the drawer of QR codes asks whether it is there',
}
