import {
  type CallAddress,
  DELETE_IMAGE,
  DELETE_INSTANT_OUTFIT,
  DELETE_USER,
  EXPORT_REGISTRATIONS,
  EXPORT_USERS,
  LIST_REGISTRATIONS,
  LIST_USERS,
  SEARCH_IMAGES,
  SEARCH_INSTANT_OUTFITS,
  UPLOAD_IMAGE,
  UPLOAD_INSTANT_OUTFIT,
} from '../calls/addresses.ts';
import { FILE_CALL_TIMEOUT_MS } from '../constants.ts';
import type {
  Erased,
  ImageRecord,
  UploadImageFields,
  UploadInstantOutfitFields,
  UserRow,
} from '../schema/administration.ts';
import type { Registration } from '../schema/early-access.ts';
import type { InstantOutfitRecord } from '../schema/instant-outfits.ts';
import type { Page, PageQuery, SearchQuery } from '../schema/page.ts';
import type { Api, CallOptions } from './api.ts';
import { ApiError } from './api-error.ts';
import { send, sendForJson } from './send.ts';
import { readServerError } from './server-error.ts';

type Query = Readonly<Record<string, string | number>>;

async function fetchPage<Item>(
  api: Api,
  call: CallAddress,
  query: Query,
  { signal }: CallOptions,
): Promise<Page<Item>> {
  const answer: Partial<Page<Item>> = await sendForJson(api, call, { query, signal });
  if (!Array.isArray(answer.items)) throw new ApiError('shape');
  const { items, total = items.length, page = 1, page_size = items.length } = answer;
  return { items, total, page, page_size };
}

export function searchImages(
  api: Api,
  query: SearchQuery,
  options: CallOptions = {},
): Promise<Page<ImageRecord>> {
  return fetchPage(api, SEARCH_IMAGES, { ...query }, options);
}

export function searchInstantOutfits(
  api: Api,
  query: SearchQuery,
  options: CallOptions = {},
): Promise<Page<InstantOutfitRecord>> {
  return fetchPage(api, SEARCH_INSTANT_OUTFITS, { ...query }, options);
}

/** A list that may be searched too, which the specification's console does not. */
type ListQuery = PageQuery & Partial<Pick<SearchQuery, 'q'>>;

export function listRegistrations(
  api: Api,
  query: ListQuery,
  options: CallOptions = {},
): Promise<Page<Registration>> {
  return fetchPage(api, LIST_REGISTRATIONS, { ...query }, options);
}

export function listUsers(api: Api, query: ListQuery, options: CallOptions = {}): Promise<Page<UserRow>> {
  return fetchPage(api, LIST_USERS, { ...query }, options);
}

function formOf(image: File, fields: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('image', image);
  return form;
}

export async function uploadImage(
  api: Api,
  image: File,
  fields: UploadImageFields,
  { signal }: CallOptions = {},
): Promise<ImageRecord> {
  const form = formOf(image, fields);
  return (await sendForJson(api, UPLOAD_IMAGE, {
    form,
    signal,
    timeoutMs: FILE_CALL_TIMEOUT_MS,
  })) as ImageRecord;
}

export async function uploadInstantOutfit(
  api: Api,
  image: File,
  fields: UploadInstantOutfitFields,
  { signal }: CallOptions = {},
): Promise<InstantOutfitRecord> {
  const form = formOf(image, fields);
  return (await sendForJson(api, UPLOAD_INSTANT_OUTFIT, {
    form,
    signal,
    timeoutMs: FILE_CALL_TIMEOUT_MS,
  })) as InstantOutfitRecord;
}

export async function deleteImage(api: Api, filename: string, { signal }: CallOptions = {}): Promise<void> {
  await sendForJson(api, DELETE_IMAGE, { params: { filename }, signal });
}

export async function deleteInstantOutfit(
  api: Api,
  filename: string,
  { signal }: CallOptions = {},
): Promise<void> {
  await sendForJson(api, DELETE_INSTANT_OUTFIT, { params: { filename }, signal });
}

export async function deleteUser(api: Api, email: string, { signal }: CallOptions = {}): Promise<Erased> {
  return (await sendForJson(api, DELETE_USER, { json: { email }, signal })) as Erased;
}

async function fetchFile(api: Api, call: CallAddress, { signal }: CallOptions): Promise<Blob> {
  const response = await send(api, call, { signal, timeoutMs: FILE_CALL_TIMEOUT_MS });
  if (!response.ok) throw await readServerError(response);
  return response.blob();
}

export function exportRegistrations(api: Api, options: CallOptions = {}): Promise<Blob> {
  return fetchFile(api, EXPORT_REGISTRATIONS, options);
}

export function exportUsers(api: Api, options: CallOptions = {}): Promise<Blob> {
  return fetchFile(api, EXPORT_USERS, options);
}
