/** Bounds of a verification, the same on the phone, the computer and the server. */
export const verificationLimits = {
  /** Codes that a person may request within ten minutes. */
  codesIn10Minutes: 20,
  /** Number of wrong identities after which a code becomes invalid. */
  wrongIdentities: 3,
  /** Recordings that may be sent for one code in a minute, refused ones included. */
  uploadsAMinute: 6,
  /** Seconds on the phone from the beginning to the end of the upload. */
  phoneSeconds: 240,
  reviewMinutes: 60,
  /** Minutes within which a passed verification must be used. */
  useMinutes: 120,
  recordingBytes: 20 * 1024 * 1024,
  /** Length of a recording in seconds. */
  faceSeconds: 5,
  videoSeconds: 15,
} as const
