import type { Root } from 'postcss'

/**
 * Removes from a sheet the variables that nothing in it asks for: Tailwind has one for each thing that a utility could set. A variable may
 * be asked for by another one; so it is gone through as long as something is found.
 */
export function removeUnaskedVariables(sheet: Root): void {
  for (let found = true; found;) {
    const text = sheet.toString()
    const asked = new Set(Array.from(text.matchAll(/var\(\s*(--[\w-]+)/g), ([, name]) => name))
    found = false
    sheet.walkDecls(/^--/, (declaration) => {
      if (asked.has(declaration.prop)) return
      declaration.remove()
      found = true
    })
    sheet.walkAtRules('property', (rule) => {
      if (!asked.has(rule.params)) rule.remove()
    })
    sheet.walkRules((rule) => {
      if (rule.nodes.length === 0) rule.remove()
    })
  }
}
