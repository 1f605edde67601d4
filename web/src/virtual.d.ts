declare module "virtual:fluent/*" {
  const source: string;
  export default source;
}
