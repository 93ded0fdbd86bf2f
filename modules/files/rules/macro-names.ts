/** Storages and streams of Office's binary format that hold macros ([MS-OVBA] 2.2). */
const storages = new Set(['_VBA_PROJECT', '_VBA_PROJECT_CUR', 'VBA', 'MACROS'])
export const macroStorage = (name: string): boolean => storages.has(name.toUpperCase())

/** Parts of an Office document in a zip that hold macros or controls, and documents that may hold them. */
const parts =
  /(?:^|[\\/])(?:vbaProject[^\\/]*\.bin|vbaData\.xml|activeX\d*\.(?:bin|xml)|macrosheets[\\/].*)$|\.(?:docm|dotm|xlsm|xltm|xlam|pptm|potm|ppam|ppsm|sldm)$/i
export const macroPart = (name: string): boolean => parts.test(name)
