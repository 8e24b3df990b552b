/** Where it is kept what was found, and in what. */
export const store = 'node_modules/.cache/content-check.json'
