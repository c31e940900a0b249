import { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler';
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1/Ingress';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import { ConfigMap } from 'kubernetes-models/v1/ConfigMap';
import { Secret } from 'kubernetes-models/v1/Secret';
import { Service } from 'kubernetes-models/v1/Service';

export interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string };
  readonly spec?: Record<string, unknown>;
}

type Model = new (data: never) => { validate(): unknown };

const MODELS: Readonly<Record<string, Model>> = {
  'v1 ConfigMap': ConfigMap,
  'v1 Secret': Secret,
  'v1 Service': Service,
  'apps/v1 Deployment': Deployment,
  'autoscaling/v2 HorizontalPodAutoscaler': HorizontalPodAutoscaler,
  'networking.k8s.io/v1 Ingress': Ingress,
  'policy/v1 PodDisruptionBudget': PodDisruptionBudget,
};

function modelOf({ apiVersion, kind }: Manifest): Model {
  const model = MODELS[`${apiVersion} ${kind}`];
  if (!model) throw new Error(`No model of ${apiVersion} ${kind}`);
  return model;
}

/** Checks a manifest by the schemas of Kubernetes. @throws where a field is missing or of another type. */
export function validateManifest(manifest: Manifest): void {
  new (modelOf(manifest))(manifest as never).validate();
}

/** Returns the paths of fields that the schemas never look at, which therefore mean nothing: misspelt ones. */
export function findUnknownFields(manifest: Manifest): readonly string[] {
  const looked = new Set<string>();
  const model = new (modelOf(manifest))(manifest as never);
  const { spec } = manifest;
  if (spec) Object.assign(model, { spec: watch(spec, '/spec', looked) });
  model.validate();
  return spec ? pathsOf(spec, '/spec').filter((path) => !looked.has(path)) : [];
}

/** Notes every field that is read; a map, whose names are anyone's, is read whole. */
function watch<Value extends object>(value: Value, path: string, looked: Set<string>): Value {
  return new Proxy(value, {
    get(target, name) {
      const field = Reflect.get(target, name);
      if (typeof name === 'symbol' || typeof field === 'function') return field;
      looked.add(`${path}/${name}`);
      return typeof field === 'object' && field !== null ? watch(field, `${path}/${name}`, looked) : field;
    },
  });
}

function pathsOf(value: unknown, path: string): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, field]) => [
    `${path}/${name}`,
    ...pathsOf(field, `${path}/${name}`),
  ]);
}
