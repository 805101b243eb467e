/**
 * A shape and its type held together by the compiler: what a schema lets through is what the type says, field by field,
 * and nothing more. Fields that nobody knows pass through a loose object; they are no part of either.
 */
import type * as v from 'valibot'

type Plain = string | number | boolean | null | undefined

/** A type with every field required, deep down, and without the unknown fields of loose objects; a record keeps its keys. */
type Whole<T> = T extends Plain
  ? T
  : T extends readonly unknown[]
    ? { readonly [I in keyof T]: Whole<T[I]> }
    : { readonly [K in keyof T as string extends K ? (unknown extends T[K] ? never : K) : K]-?: Whole<Exclude<T[K], undefined>> }

/** The same with optional fields left optional. */
type Named<T> = T extends Plain
  ? T
  : T extends readonly unknown[]
    ? { readonly [I in keyof T]: Named<T[I]> }
    : { readonly [K in keyof T as string extends K ? (unknown extends T[K] ? never : K) : K]: Named<T[K]> }

type Agree<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false

/** Whether both say the same, field by field. */
export type SameFields<T, U> = [Agree<Whole<T>, Whole<U>>, Agree<Named<T>, Named<U>>] extends [true, true] ? true : false

/** Nothing where both say the same; else something that no schema has. */
type Matches<T, U> = SameFields<T, U> extends true ? unknown : { readonly 'the fields differ from the type': never }

/**
 * The fields of a shape, as the type T has them: a field too few or too many, or one with other values, does not compile.
 * Use: `v.looseObject(fieldsOf<T>()({ … }))`.
 */
export const fieldsOf =
  <T>() =>
  <E extends v.ObjectEntries>(fields: E & Matches<T, v.InferOutput<v.LooseObjectSchema<E, undefined>>>): E =>
    fields
