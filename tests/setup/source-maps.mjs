// an error names the line as it was written, and not as it was compiled
process.setSourceMapsEnabled(true)
