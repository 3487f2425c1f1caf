import {
  type ComponentType,
  createContext,
  type ReactNode,
  Suspense,
  use,
  useCallback,
  useState,
} from "react";

const ServicesContext = createContext<(service: ComponentType) => void>(() => undefined);

/**
 * Hosts what outlives the part of a page that asked for it, the toaster for example: a message stays up
 * when its page is left. A service comes with the page that needs it and weighs on no other.
 */
export function ServicesProvider({ children }: { readonly children: ReactNode }) {
  const [services, setServices] = useState<readonly ComponentType[]>([]);
  const host = useCallback(
    (service: ComponentType) =>
      setServices((hosted) => (hosted.includes(service) ? hosted : [...hosted, service])),
    [],
  );
  return (
    <ServicesContext value={host}>
      {children}
      {services.map((Service, index) => (
        <Suspense key={index}>
          <Service />
        </Suspense>
      ))}
    </ServicesContext>
  );
}

/** The function that has the layout host a service, once however often it is asked. */
export function useServices(): (service: ComponentType) => void {
  return use(ServicesContext);
}
