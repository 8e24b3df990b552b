/** All that a voice is given. */
export const speakable = /^[A-Za-z0-9\s.,;:!?'"()%–—-]*$/

/** What of a formula is no word. */
export const tex = /\\|[{}$^_]|\b(?:frac|dfrac|sqrt|aligned|cdot|ldots|circ)\b/
