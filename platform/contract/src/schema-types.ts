/**
 * The schema types that contracts use, as `t`. Kept few, because the sign-in page loads them. Records and template
 * literals are left out, since they bring the library's parser: use `t.Unsafe` with the plain JSON schema instead.
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
