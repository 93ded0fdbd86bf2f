/** Loads the pinyin table and gives the function from a Chinese text to its initials in lower case. */
export async function loadInitials(): Promise<(text: string) => string> {
  const { pinyin } = await import('pinyin-pro')
  return (text) =>
    pinyin(text, { pattern: 'first', toneType: 'none', type: 'array' })
      .join('')
      .replace(/\s/g, '')
      .toLowerCase()
}
