/** Stands in for `matchMedia`: every question about the device gets this one answer. */
export const mediaQuery =
  (matches: boolean) =>
  (media: string): MediaQueryList =>
    Object.assign(new EventTarget(), { matches, media, onchange: null, addListener() {}, removeListener() {} })
