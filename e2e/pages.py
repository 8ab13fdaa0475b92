"""The public pages of the site, for tests that hold for each of them."""

PAGES = [
    "/",
    "/condition",
    "/condition/gallstones",
    "/condition/piles",
    "/delhi-ncr/doctors/general-surgery",
    "/delhi-ncr/doctors/general-surgery?fee=mid&language=hindi",
    "/doctor/dr-kavita-raghunathan",
    "/doctors",
    "/hospitals",
    "/delhi-ncr/hospitals/general-surgery",
    "/delhi-ncr/hospitals/general-surgery?beds=mid&insurance=cghs",
    "/hospital/nirmal-multispeciality-hospital",
    "/insurance",
    "/hospitals/insurance/ayushman-bharat",
    "/hospitals/insurance/star-health-insurance?city=delhi-ncr",
    "/departments",
    "/department/general-surgery",
    "/treatment/total-knee-replacement/cost",
    "/delhi-ncr/treatment/gallbladder-removal/cost",
    "/jaipur/treatment/lasik/cost",
    "/delhi-ncr/treatment/gallbladder-removal",
    "/about-us",
    "/privacy",
]
OWN_PAGES = ["/thankyou", "/request", "/search?q=piles", "/search?q=chest+pain", "/no-such-page"]
