/** The scripts that run inside a built page. Data for search engines is in script elements too, but is never run. */
export const inlineScript = /<script(?![^>]*\s(?:src=|type="application\/ld\+json"))[^>]*>([^]*?)<\/script>/g
export const inlineStyle = /<style[^>]*>([^]*?)<\/style>/g
