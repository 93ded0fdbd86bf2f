/** Browser and system by their common names, parsed from the user agent; '' if unknown. */
export interface DeviceWords {
  readonly browser: string
  readonly system: string
}

type Names = readonly (readonly [pattern: RegExp, name: string])[]

// The first that fits counts: most browsers name Chrome and Safari besides themselves, Android names Linux.
const browsers: Names = [
  [/MicroMessenger\//, 'WeChat'],
  [/\bEdg(?:e|A|iOS)?\//, 'Microsoft Edge'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\bQQBrowser\//, 'QQ Browser'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const systems: Names = [
  [/\b(?:HarmonyOS|OpenHarmony)\b/, 'HarmonyOS'],
  [/\bAndroid\b/, 'Android'],
  [/\b(?:iPhone|iPod)\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\b(?:Macintosh|Mac OS X)\b/, 'macOS'],
  [/\b(?:Linux|X11)\b/, 'Linux'],
]
const nameIn = (names: Names, text: string) => names.find(([pattern]) => pattern.test(text))?.[1] ?? ''

export const deviceWords = (userAgent: string): DeviceWords => ({
  browser: nameIn(browsers, userAgent),
  system: nameIn(systems, userAgent),
})
