/**
 * The vocabulary of contracts, as `t`: the library's schema types and our own. Of the library few are taken, because
 * the sign-in page loads them. Records and template literals are left out, since they bring its parser: use `t.Unsafe`
 * with the plain JSON schema instead.
 */
export {
  Array,
  Boolean,
  Integer,
  Literal,
  Null,
  Number,
  Object,
  Optional,
  String,
  Union,
  Unknown,
  Unsafe,
} from 'typebox'
export * from './schema.ts'
